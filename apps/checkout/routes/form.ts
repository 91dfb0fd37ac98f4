/** The trimmed value of a form field; empty when it is missing or the body is no form. */
export const readField = (form: unknown, name: string): string =>
  form instanceof URLSearchParams ? (form.get(name) ?? '').trim() : ''

export const readFields = (form: unknown, name: string): string[] =>
  form instanceof URLSearchParams ? form.getAll(name) : []

/** Checks only the shape: something, an at sign and a domain. */
export const isEmail = (text: string) =>
  text.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u.test(text)
