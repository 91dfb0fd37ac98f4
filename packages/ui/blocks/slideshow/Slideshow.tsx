import { useHeadingLevel } from '../../elements/Heading.tsx'
import { Hidden } from '../../elements/Hidden.tsx'
import { fill, useWords } from '../../words.ts'
import { anchorOf, type BlockProps } from '../block.tsx'
import { Slide } from './Slide.tsx'
import styles from './Slideshow.module.css'

/** The house's best, one after the other: a strip that is scrolled, with a link to each. */
export function Slideshow({ id, parts }: BlockProps<'slideshow'>) {
  const words = useWords()
  const level = useHeadingLevel()
  const anchor = (index: number) => `${anchorOf(id)}-${index + 1}`
  if (parts.length === 0) return null
  return (
    <section className={styles.slideshow} aria-label={words.slides}>
      <ul className={styles.slides}>
        {parts.map((part, index) => (
          <li key={anchor(index)} id={anchor(index)} className={styles.slide}>
            <Slide part={part} isFirst={index === 0} headingLevel={index === 0 ? level : 2} />
          </li>
        ))}
      </ul>
      {parts.length > 1 && (
        <ol className={styles.links}>
          {parts.map((part, index) => (
            <li key={anchor(index)}>
              <a href={`#${anchor(index)}`} className={styles.link}>
                <Hidden>{fill(words.showSlide, { number: index + 1, title: part.title })}</Hidden>
                <span aria-hidden="true">{index + 1}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
