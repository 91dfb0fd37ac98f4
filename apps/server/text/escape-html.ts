const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML, also in an attribute between double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string)
