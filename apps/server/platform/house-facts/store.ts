import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { houseFact } from './table.ts'

export async function findHouseFact(db: Queryable, name: string): Promise<unknown> {
  const [fact] = await db.select({ value: houseFact.value }).from(houseFact).where(eq(houseFact.name, name))
  return fact?.value
}

export async function setHouseFact(db: Queryable, name: string, value: unknown): Promise<void> {
  await db
    .insert(houseFact)
    .values({ name, value })
    .onConflictDoUpdate({ target: houseFact.name, set: { value } })
}

export async function removeHouseFact(db: Queryable, name: string): Promise<void> {
  await db.delete(houseFact).where(eq(houseFact.name, name))
}
