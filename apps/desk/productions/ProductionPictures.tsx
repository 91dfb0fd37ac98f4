import type { Asset } from '@lerret/model'
import { fill, PRODUCTION_NYNORSK as words } from '@lerret/words/desk'
import { Field } from '../controls/Field.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import styles from './ProductionEditor.module.css'

/** The pictures of a production, with what a screen reader says about each. */
export function ProductionPictures({
  assets,
  onChange,
}: {
  assets: readonly Asset[]
  onChange(assets: Asset[]): void
}) {
  if (assets.length === 0) return null
  return (
    <ListSection title={words.pictures}>
      <ul className={styles.pictures}>
        {assets.map((asset, index) => (
          <li key={`${asset.type} ${asset.url}`} className={styles.picture}>
            <img
              src={toThumbnail(asset)}
              alt=""
              width="96"
              height={Math.round((96 * asset.height) / asset.width)}
            />
            <Field
              label={fill(words.alt, { picture: nameAsset(asset, index).toLowerCase() })}
              value={asset.alt}
              onChange={(alt) => onChange(assets.map((each, at) => (at === index ? { ...each, alt } : each)))}
            />
          </li>
        ))}
      </ul>
    </ListSection>
  )
}

const toThumbnail = ({ url, width, height }: Asset) =>
  `${url.split('?', 1)[0]}?w=192&h=${Math.round((192 * height) / width)}&auto=compress&fit=crop`

function nameAsset({ type }: Asset, index: number): string {
  if (type === 'poster') return words.picturePoster
  return type === 'first_image' ? words.pictureFirst : fill(words.pictureOther, { number: index + 1 })
}
