import { z } from 'zod'

/** The path of an invalid field. Only names from our schema are shown, because other names are text from the reply. */
export function fieldPath(schema: z.ZodType, path: readonly PropertyKey[]): string {
  if (path.length === 0) return '*'
  const names = propertyNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return path
    .map((key) => (typeof key === 'number' || names.includes(String(key)) ? String(key) : '*'))
    .join('.')
}

function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(propertyNames)]
}
