/** A showing as it was typed. What was not mentioned is null; an empty language or subtitles means explicitly none. */
export interface TypedShowing {
  /** An instant in UTC. */
  startsAt: string
  endsAt: string | null
  hall: string | null
  formats: string[] | null
  language: string | null
  subtitles: string | null
  label: string | null
}

/** The details of a showing that are typed besides its time. */
export type TypedDetails = Pick<TypedShowing, 'hall' | 'formats' | 'language' | 'subtitles' | 'label'>

export const NO_DETAILS: TypedDetails = {
  hall: null,
  formats: null,
  language: null,
  subtitles: null,
  label: null,
}
