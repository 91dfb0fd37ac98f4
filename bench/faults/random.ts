/** Whole numbers below a limit, the same for the same seed. */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed
  // The xorshift generator of 32 bits, whose state is never zero.
  return (limit) => {
    state ||= 1
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}
