import { type Asset, findMediaId, type Media, mediaUrl } from '@lerret/model'
import { fill, productionWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { Field } from '../controls/fields/Field.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { PicturePicker } from '../media/PicturePicker.tsx'
import styles from './ProductionEditor.module.css'

const PLACES = [
  { type: 'first_image', label: words.pictureFirst, ratio: 16 / 9 },
  { type: 'poster', label: words.picturePoster, ratio: 2 / 3 },
] as const

/** The main picture and the poster, chosen from the library, and what a screen reader says about each picture. */
export function ProductionPictures({
  assets,
  onChange,
}: {
  assets: readonly Asset[]
  onChange(assets: Asset[]): void
}) {
  const choose = useMutation({
    mutationFn: ({ type, id }: { type: Asset['type']; id: string }) => readAsset(type, id),
    onSuccess: (asset) => onChange([...assets.filter(({ type }) => type !== asset.type), asset]),
  })
  const others = assets.filter(({ type }) => type === 'image')
  const changeAlt = (changed: Asset, alt: string) =>
    onChange(assets.map((asset) => (asset === changed ? { ...asset, alt } : asset)))
  return (
    <ListSection title={words.pictures}>
      {choose.isError && <Problem message={errorMessage(choose.error)} />}
      <ul className={styles.pictures}>
        {PLACES.map(({ type, label, ratio }) => {
          const asset = assets.find((each) => each.type === type)
          return (
            <li key={type} className={styles.pair}>
              <PicturePicker
                label={label}
                ratio={ratio}
                value={asset ? (findMediaId(asset.url) ?? asset.url) : null}
                onChange={(id) => {
                  if (id === null) onChange(assets.filter((each) => each !== asset))
                  else choose.mutate({ type, id })
                }}
              />
              {asset && (
                <Field
                  label={fill(words.alt, { picture: label.toLowerCase() })}
                  value={asset.alt}
                  help={words.altHelp}
                  onChange={(alt) => changeAlt(asset, alt)}
                />
              )}
            </li>
          )
        })}
        {others.map((asset, index) => (
          <li key={asset.url} className={styles.pair}>
            <Field
              label={fill(words.alt, { picture: fill(words.pictureOther, { number: index + 1 }) })}
              value={asset.alt}
              onChange={(alt) => changeAlt(asset, alt)}
            />
          </li>
        ))}
      </ul>
    </ListSection>
  )
}

/** A picture of the library as a picture of a production. Its text is the library's until the production gets its own. */
async function readAsset(type: Asset['type'], id: string): Promise<Asset> {
  const { draft } = await callDesk('openRecord', { params: { kind: 'media', id } })
  const { width, height, focalPoint } = (draft?.body ?? {}) as Partial<Media>
  return {
    type,
    url: mediaUrl(id),
    focalPointQuery: focalPoint ? `fp-x=${focalPoint.x}&fp-y=${focalPoint.y}` : '',
    alt: '',
    width: width ?? 1,
    height: height ?? 1,
  }
}
