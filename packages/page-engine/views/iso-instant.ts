export const toIsoInstant = (milliseconds: number) => new Date(milliseconds).toISOString()
