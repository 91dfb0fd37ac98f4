export * from './events.ts'
export * from './partner/calls.ts'
export * from './partner/fields.ts'
