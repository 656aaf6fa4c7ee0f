/** A name for a command that nobody can guess. `crypto.randomUUID` is missing over plain http; this is not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
