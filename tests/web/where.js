// Unpacks the Chromium of @sparticuz/chromium, and says where it is and which libraries it brings.
import chromium from '@sparticuz/chromium'

const program = await chromium.executablePath()
console.log(JSON.stringify({ program, libraries: process.env.LD_LIBRARY_PATH ?? '' }))
