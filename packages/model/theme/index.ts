// The colours of the site and their contrast, apart from the schemas, for browsers.
export * from './contrast.ts'
export * from './palette.ts'
