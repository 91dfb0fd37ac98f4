export interface Figure {
  name: string
  value: number
  unit: 'ms' | 'kB'
  /** The largest value that is accepted; null for a figure that is only reported. */
  goal: number | null
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] as number
