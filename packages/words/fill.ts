/** `fill('Flytta frå {when}', { when: '5. desember' })` is `Flytta frå 5. desember`. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
