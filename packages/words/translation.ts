/** The type of a table in another language: every word of the nynorsk one, and no other. */
export type Translation<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends string ? string : Translation<Table[Name]>
}
