const DIRECTIVES = [
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src'],
  ...['img-src', 'manifest-src', 'media-src', 'object-src', 'require-trusted-types-for'],
  ...['script-src', 'script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem'],
  ...['trusted-types', 'worker-src'],
] as const

/** A directive of the content security policy. Whatever else somebody reports is one of the others. */
export type PolicyDirective = (typeof DIRECTIVES)[number] | 'other'

/** The directive in a report, which has its values too in older browsers: `script-src 'self'`. */
export function toDirective(reported: string): PolicyDirective {
  const [name] = reported.split(' ', 1)
  return DIRECTIVES.find((directive) => directive === name) ?? 'other'
}
