/** `{ './gift-card/index.ts': value }` as `{ 'gift-card': value }`. */
export const indexByFolder = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path.split('/').at(-2), value]))
