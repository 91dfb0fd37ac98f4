/** What a form says in a field; empty where it says nothing, or is no form. */
export const fieldOf = (form: unknown, name: string): string =>
  form instanceof URLSearchParams ? (form.get(name) ?? '').trim() : ''

export const fieldsOf = (form: unknown, name: string): string[] =>
  form instanceof URLSearchParams ? form.getAll(name) : []

/** Something with an at sign and a domain. Whether it is somebody's is found out by writing to it. */
export const isEmail = (text: string) =>
  text.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u.test(text)
