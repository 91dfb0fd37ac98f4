import { fill } from '@lerret/words'
import { useHeadingLevel } from '../../elements/Heading.tsx'
import { Hidden } from '../../elements/Hidden.tsx'
import { useWords } from '../../words.ts'
import { type BlockProps, toAnchor } from '../block.tsx'
import { Slide } from './Slide.tsx'
import styles from './Slideshow.module.css'
import { useAutoAdvance } from './useAutoAdvance.ts'

/**
 * Slides in a strip that scrolls, with a link to each. In the browser it advances automatically and can be paused, unless the visitor
 * prefers reduced motion.
 */
export function Slideshow({ id, items }: BlockProps<'slideshow'>) {
  const words = useWords()
  const level = useHeadingLevel()
  const anchor = (index: number) => `${toAnchor(id)}-${index + 1}`
  const { strip, canAutoAdvance, isPlaying, setPlaying, current, showSlide } = useAutoAdvance(items.length)
  if (items.length === 0) return null
  return (
    <section className={styles.slideshow} aria-label={words.slides}>
      {canAutoAdvance && (
        <button type="button" className={styles.pause} onClick={() => setPlaying(!isPlaying)}>
          <Hidden>{isPlaying ? words.pauseSlides : words.playSlides}</Hidden>
          <span aria-hidden="true" className={isPlaying ? styles.pauseSign : styles.playSign} />
        </button>
      )}
      <ul {...strip} className={styles.slides}>
        {items.map((item, index) => (
          <li key={anchor(index)} id={anchor(index)} className={styles.slide}>
            <Slide item={item} isFirst={index === 0} headingLevel={level} />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <ol className={styles.links}>
          {items.map((item, index) => (
            <li key={anchor(index)}>
              <a
                href={`#${anchor(index)}`}
                className={styles.link}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  // Following the link would add a step to the history.
                  event.preventDefault()
                  showSlide(index)
                }}
              >
                <Hidden>{fill(words.showSlide, { number: index + 1, title: item.title })}</Hidden>
                <span aria-hidden="true">{index + 1}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
