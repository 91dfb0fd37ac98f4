import { createContext, type ReactNode, useContext } from 'react'
import { type PreviewField, usePreviewField } from '../context/preview.ts'

export type HeadingLevel = 1 | 2 | 3 | 4

/** The level of the next heading. The page sets it for its blocks, a section for its content. */
export const HeadingLevelContext = createContext<HeadingLevel>(2)

export const useHeadingLevel = () => useContext(HeadingLevelContext)

interface HeadingProps {
  level?: HeadingLevel | undefined
  id?: string | undefined
  className?: string | undefined
  /** The language of its text, if it is another than the page's. */
  lang?: string | undefined
  /** What it shows of the page's record. */
  field?: PreviewField
  children: ReactNode
}

export function Heading({ level, field, children, ...rest }: HeadingProps) {
  const inherited = useHeadingLevel()
  const preview = usePreviewField(field)
  const Tag = `h${level ?? inherited}` as const
  return (
    <Tag {...rest} {...preview}>
      {children}
    </Tag>
  )
}

/** Headings inside are one level deeper. */
export function NestedHeadings({ children }: { children: ReactNode }) {
  const level = useHeadingLevel()
  return <HeadingLevelContext value={Math.min(level + 1, 4) as HeadingLevel}>{children}</HeadingLevelContext>
}
