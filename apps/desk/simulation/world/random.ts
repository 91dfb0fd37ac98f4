/** Random numbers that follow from a seed alone. */
export interface Random {
  /** At least 0 and less than 1. */
  next(): number
  /** A whole number from 0, less than the count. */
  integer(count: number): number
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Other numbers, which do not depend on how many of these have been taken. */
  fork(name: string): Random
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  // Mulberry32: short, and good enough to choose what people do.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (count: number) => Math.floor(next() * count)
  return {
    next,
    integer,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]) {
      return items[integer(items.length)] as Item
    },
    fork: (name) => createRandom(`${seed} ${name}`),
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}
