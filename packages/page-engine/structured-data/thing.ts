/**
 * A schema.org thing. Types for the full vocabulary (schema-dts) make type checking this repository four times slower, so tests
 * check every page against the vocabulary and the requirements of search engines instead (decision 027).
 */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: Value | undefined
}

type Value = string | number | boolean | Reference | Thing | readonly (string | Thing)[]

interface Reference {
  '@id': string
}
