// Preloaded into a server: its system clock is shifted by the milliseconds in the file CLOCK_SHIFT_FILE, as after a correction.
import { readFileSync, watchFile } from 'node:fs'

const file = process.env.CLOCK_SHIFT_FILE
const RealDate = Date
let shiftMs = 0
const read = () => {
  shiftMs = Number(readFileSync(file, 'utf8'))
}

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shiftMs)
    else super(...args)
  }
  static now() {
    return RealDate.now() + shiftMs
  }
}
read()
watchFile(file, { interval: 100 }, read).unref()
