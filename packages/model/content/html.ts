import { z } from 'zod'

declare const raw: unique symbol
declare const safe: unique symbol

/** HTML as somebody has written it, sometimes a whole document. It must be cleaned before it is shown. */
export type RawHtml = string & { readonly [raw]?: 'html' }

/** A text that stands in place of a field of another record, and is HTML where that field is. */
export type RawTextOrHtml = string & { readonly [raw]?: 'text-or-html' }

/** Cleaned HTML. Only the HTML cleaner creates it, so that no block can render raw HTML. */
export type SafeHtml = string & { readonly [safe]: true }

/** A text both ways: as it was written, for a field that is plain text, and cleaned, for one that is HTML. */
export interface TextOrSafeHtml {
  text: string
  html: SafeHtml
}

/** A field of a record that is HTML. */
export const Html = z.stringFormat('html', () => true) as z.ZodType<RawHtml>

/** A field of a translation, whose original is plain text or HTML. */
export const TextOrHtml = z.stringFormat('text-or-html', () => true) as z.ZodType<RawTextOrHtml>

/** A record whose HTML is cleaned. */
export type Safe<Value> = Value extends string
  ? typeof raw extends keyof Value
    ? SafeText<Value[typeof raw]>
    : Value
  : Value extends object
    ? { [Key in keyof Value]: Safe<Value[Key]> }
    : Value

type SafeText<Format> = 'html' extends Format ? SafeHtml : TextOrSafeHtml
