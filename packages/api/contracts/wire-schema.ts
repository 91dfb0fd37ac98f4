import { z } from 'zod'

type WireShape<Shape, Fields extends Record<keyof Shape, string>> = {
  [Name in keyof Shape as Fields[Name]]: Shape[Name]
}

/** The schema of a record with the partner's names, from the schema with ours. */
export function toWireSchema<Shape extends z.ZodRawShape, const Fields extends Record<keyof Shape, string>>(
  schema: z.ZodObject<Shape>,
  fields: Fields,
) {
  const entries = Object.entries<string>(fields).map(([ours, theirs]) => [theirs, schema.shape[ours]])
  return z.object(Object.fromEntries(entries) as WireShape<Shape, Fields>)
}
