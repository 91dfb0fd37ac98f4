/** A configured path with its `:name` parameters filled in. A value never becomes more than the one piece it stands for. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs a value for ${name}.`)
    const text = String(value)
    // These would be understood as other paths, however they are written.
    if (text === '' || text === '.' || text === '..')
      throw new Error(`${path} cannot have "${text}" as its ${name}.`)
    return encodeURIComponent(text)
  })
}
