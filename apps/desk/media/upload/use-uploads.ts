import type { UploadedMedia } from '@lerret/api/contracts'
import { DOCUMENT_TYPES } from '@lerret/model'
import { useRef, useState } from 'react'
import { sendFile } from './send-file.ts'
import { describeRefusedType, describeUploadProblem } from './upload-problem.ts'

export interface FileUpload {
  key: number
  name: string
  /** The fraction that has been sent. */
  progress: number
  /** Why it failed; null while it is sent. */
  problem: string | null
}

export interface Uploads {
  files: readonly FileUpload[]
  add(files: Iterable<File>): void
  /** Removes a failed upload from the list. */
  dismiss(key: number): void
}

/** Uploads files one after the other. A failed one stays in the list with the reason; the others go on. */
export function useUploads(
  onUploaded: (media: UploadedMedia, file: File) => unknown,
  {
    replaced,
    accepts,
  }: {
    /** The picture or document whose file is replaced. */
    replaced?: string
    /** Only pictures, or only documents. */
    accepts?: 'media' | 'document'
  } = {},
): Uploads {
  const [files, setFiles] = useState<readonly FileUpload[]>([])
  const nextKey = useRef(0)
  const queue = useRef(Promise.resolve())
  const latestOnUploaded = useRef(onUploaded)
  latestOnUploaded.current = onUploaded

  const change = (key: number, changes: Partial<FileUpload>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const dismiss = (key: number) => setFiles((all) => all.filter((each) => each.key !== key))

  async function upload(file: File, key: number) {
    if (accepts && isDocumentType(file.type) !== (accepts === 'document'))
      return change(key, { problem: describeRefusedType(file.name) })
    try {
      const media = await sendFile(file, {
        replaced,
        onProgress: (progress) => change(key, { progress }),
      })
      dismiss(key)
      await latestOnUploaded.current(media, file)
    } catch (error) {
      change(key, { problem: describeUploadProblem(error, file.name) })
    }
  }

  return {
    files,
    dismiss,
    add(added) {
      for (const file of added) {
        const key = nextKey.current++
        setFiles((all) => [...all, { key, name: file.name, progress: 0, problem: null }])
        queue.current = queue.current.then(() => upload(file, key))
      }
    },
  }
}

const isDocumentType = (type: string) => DOCUMENT_TYPES.some((each) => each === type)
