import { LANGUAGE_NAMES, TRANSLATED_KINDS, type TranslatedKind } from '@lerret/model'
import { fill, translationWords as words } from '@lerret/words/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { StateMark } from '../../controls/StateMark.tsx'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { navigate } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'
import styles from './Translations.module.css'

type Language = CallReply<'translations'>['items'][number]['language']

const TRANSLATE_TO: Record<Language, string> = {
  nn: words.translateToNn,
  nb: words.translateToNb,
  en: words.translateToEn,
}

export const isTranslatable = (kind: string): kind is TranslatedKind =>
  (TRANSLATED_KINDS as readonly string[]).includes(kind)

/** The translations of a record by language, with a button for each that is missing. */
export function Translations({
  kind,
  id,
  isNew,
  heading = words.title,
  lead,
}: {
  kind: TranslatedKind
  id: string
  isNew: boolean
  heading?: string
  lead?: string
}) {
  const { data } = useQuery({
    queryKey: ['content', 'translations', kind, id],
    queryFn: ({ signal }) => callDesk('translations', { params: { kind, id }, signal }),
  })
  const create = useMutation({
    mutationFn: (language: Language) =>
      callDesk('createTranslation', { params: { kind, id }, body: { language } }),
    onSuccess: (created) => navigate(pathTo('translation', { id: created.id })),
  })
  return (
    <section aria-labelledby="translations" className={styles.translations}>
      <h2 id="translations">{heading}</h2>
      {lead && <p>{lead}</p>}
      {isNew ? (
        <p>{words.saveFirst}</p>
      ) : (
        <ul>
          {data?.items.map(({ language, id: translation, state, isOutdated }) => (
            <li key={language}>
              {state === null || state === 'deleted' ? (
                <>
                  <span>
                    <span lang={language}>{LANGUAGE_NAMES[language]}</span>: {words.notTranslated}
                  </span>
                  <Button
                    size="form"
                    isPending={create.isPending && create.variables === language}
                    onPress={() => create.mutate(language)}
                  >
                    {TRANSLATE_TO[language]}
                  </Button>
                </>
              ) : (
                <>
                  <a
                    href={pathTo('translation', { id: translation })}
                    aria-label={fill(words.open, { language: LANGUAGE_NAMES[language] })}
                  >
                    {LANGUAGE_NAMES[language]}
                  </a>
                  <StateMark state={state} />
                  {isOutdated && <span>{words.outdated}</span>}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {create.isError && <Problem message={errorMessage(create.error)} />}
    </section>
  )
}
