import { Bold as BaseBold } from '@tiptap/extension-bold'
import { Italic as BaseItalic } from '@tiptap/extension-italic'
import { Link as BaseLink } from '@tiptap/extension-link'

/** Old texts have `<b>` and `<i>`; they are saved with the tag that they had. */
const tagAttribute = (defaultTag: string, otherTag: string) => ({
  tag: {
    default: defaultTag,
    rendered: false,
    parseHTML: ({ tagName }: HTMLElement) => (tagName === otherTag.toUpperCase() ? otherTag : defaultTag),
  },
})

const Bold = BaseBold.extend({ addAttributes: () => tagAttribute('strong', 'b') })
const Italic = BaseItalic.extend({ addAttributes: () => tagAttribute('em', 'i') })

/** The schemes that the public site lets through. */
const isAllowedUri = (url: string) => !/^[a-z][a-z\d+.-]*:/i.test(url) || /^(?:https?|mailto|tel):/i.test(url)

const Link = BaseLink.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
}).configure({
  openOnClick: false,
  autolink: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri,
})

export const formattingExtensions = [Bold, Italic, Link]
