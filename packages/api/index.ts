export * from './events.ts'
export * from './search.ts'
