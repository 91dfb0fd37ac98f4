/** Fills in the `:name` parameters of a path. Values are encoded, so a value cannot add segments. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs a value for ${name}.`)
    const text = String(value)
    // URL parsers resolve these, also when they are encoded.
    if (text === '' || text === '.' || text === '..')
      throw new Error(`${path} cannot have "${text}" as its ${name}.`)
    return encodeURIComponent(text)
  })
}
