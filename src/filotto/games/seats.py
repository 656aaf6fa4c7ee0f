"""What tables may do in every game, and the refusals that all games share."""

from abc import abstractmethod

from .actions import Action, AgreeDraw, Resign, Skip, TableAction
from .contract import Position
from .refusals import Code, Refusal


class SeatedPosition(Position):
    """A position whose table may skip who is to act, let anybody resign, and agree to a draw."""

    @abstractmethod
    def is_out(self, seat: int) -> bool:
        """Has this seat resigned?"""

    @abstractmethod
    def may_skip(self, seat: int) -> bool:
        """Is it at this seat, which has not resigned, to act?"""

    @abstractmethod
    def is_over(self) -> bool:
        """Is the game over?"""

    def allowed(self) -> tuple[TableAction, ...]:
        """Skip who is to act, let anybody resign, agree to a draw."""
        if self.is_over():
            return ()
        staying = [seat for seat in range(self.setup.players) if not self.is_out(seat)]
        skips = [Skip(seat) for seat in staying if self.may_skip(seat)]
        return (*skips, *(Resign(seat) for seat in staying), AgreeDraw())

    def check_moment(self, seat: int | None, action: Action) -> None:
        """Refuse what nobody may do now, or not this seat, or not the table."""
        if self.is_over():
            raise Refusal(Code.GAME_OVER)
        if isinstance(action, TableAction) != (seat is None):
            raise Refusal(Code.WRONG_KIND, action=type(action).__name__)
        if seat is None:
            self.check_table(action)
        else:
            self.check_seat(seat)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there."""
        if not 0 <= seat < self.setup.players:
            raise Refusal(Code.NO_SUCH_SEAT, seat=seat)

    def check_table(self, action: Action) -> None:
        """Refuse what the table may not do now."""
        if isinstance(action, Skip | Resign):
            self.check_seat(action.seat)
            if self.is_out(action.seat):
                raise Refusal(Code.SEAT_IS_OUT, seat=action.seat)
            if isinstance(action, Skip) and not self.may_skip(action.seat):
                raise Refusal(Code.CANNOT_SKIP, seat=action.seat)
        elif not isinstance(action, AgreeDraw):
            raise Refusal(Code.WRONG_KIND, action=type(action).__name__)
