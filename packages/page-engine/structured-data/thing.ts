/**
 * A thing in the words of schema.org. The full vocabulary as types (schema-dts) makes checking this repository four times
 * slower, so the tests hold every page to the vocabulary and to what search engines ask for (decision 044).
 */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: Value | undefined
}

type Value = string | number | boolean | Reference | Thing | readonly (string | Thing)[]

interface Reference {
  '@id': string
}
