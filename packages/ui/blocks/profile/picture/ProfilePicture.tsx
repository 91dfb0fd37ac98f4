import { DRAWN_PICTURES, type DrawnPicture, drawnPicturePath } from '@lerret/model'
import { type PictureWords, pictureWords } from '@lerret/words/nynorsk/members/picture'
import { useEffect, useState } from 'react'
import { Field } from '../../../elements/Field.tsx'
import { errorMessage, getErrorCode } from '../../../member/error-messages.ts'
import type { Member, PictureService } from '../../../member/member.ts'
import { ErrorNotice } from '../../../member/Notices.tsx'
import type { PictureChoice } from '../../../member/picture-service.ts'
import { useMemberWords } from '../../../member/words.ts'
import { useWordsWith } from '../../../words.ts'
import styles from './ProfilePicture.module.css'
import { scalePicture } from './scale-picture.ts'

const LABELS = {
  rev: 'pictureRev',
  ugle: 'pictureUgle',
  mane: 'pictureMane',
  popkorn: 'picturePopkorn',
  klappe: 'pictureKlappe',
  fjord: 'pictureFjord',
} as const satisfies Record<DrawnPicture, keyof PictureWords>

/** Chooses the picture beside the member's reviews: none, a drawn one, or an upload. A choice is saved at once. */
export function ProfilePicture({ member }: { member: Member }) {
  const words = useWordsWith(pictureWords)
  const memberWords = useMemberWords()
  const [service, setService] = useState<PictureService | null>(null)
  const [image, setImage] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  useEffect(() => {
    let isMounted = true
    async function load() {
      const loaded = await member.loadPictureService()
      const current = (await loaded?.fetchPicture()) ?? null
      if (!isMounted) return
      setService(loaded)
      setImage(current)
    }
    void load()
    return () => {
      isMounted = false
    }
  }, [member])

  async function save(choice: PictureChoice) {
    if (!service) return
    setMessage('')
    setError('')
    // The choice is shown at once, and taken back when it cannot be saved.
    const before = image
    if (!choice.upload) setImage(choice.drawn ? drawnPicturePath(choice.drawn) : '')
    const outcome = await service.setPicture(choice)
    if (!outcome.isDone) {
      setImage(before)
      const isUpload = getErrorCode(outcome.error).startsWith('upload_')
      return setError(isUpload ? words.pictureUnreadable : errorMessage(outcome.error, memberWords))
    }
    setImage(outcome.image ?? '')
    setMessage(outcome.image ? words.pictureSaved : words.pictureRemoved)
  }

  async function upload(file: File | undefined) {
    if (!file) return
    const scaled = await scalePicture(file)
    if (scaled) await save({ upload: scaled })
    else setError(words.pictureUnreadable)
  }

  if (!service || image === null) return null
  const isOwn = image !== '' && !image.endsWith('.svg')
  return (
    <div className={styles.picture}>
      <fieldset className={styles.choices}>
        <legend>{words.picture}</legend>
        <Choice label={words.pictureNone} isChosen={image === ''} onChoose={() => void save({})} />
        {DRAWN_PICTURES.map((name) => (
          <Choice
            key={name}
            label={words[LABELS[name]]}
            src={drawnPicturePath(name)}
            isChosen={image === drawnPicturePath(name)}
            onChoose={() => void save({ drawn: name })}
          />
        ))}
        {isOwn && <Choice label={words.pictureOwn} src={image} isChosen onChoose={() => {}} />}
      </fieldset>
      <Field
        label={words.pictureUpload}
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint={words.pictureUploadHint}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <p role="status">{message}</p>
    </div>
  )
}

interface ChoiceProps {
  label: string
  src?: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ label, src, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="picture" checked={isChosen} onChange={onChoose} />
      {src ? <img src={src} alt="" width={48} height={48} /> : <span className={styles.none} />}
      <span>{label}</span>
    </label>
  )
}
