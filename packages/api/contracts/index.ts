export * from './contract.ts'
export * from './partner.ts'
