import { textWords as words } from '@lerret/words/desk'
import { NodeSelection } from '@tiptap/pm/state'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { convertHtml } from '../document/read-element.ts'
import { serializeNode } from '../document/serialize-node.ts'
import { readText } from '../document/text-document.ts'
import styles from './FrozenElement.module.css'
import { ShownHtml } from './ShownHtml.tsx'

/** An element that is saved as it is, as visitors will see it, with what can be done with it. */
export function FrozenElement({ node, editor, getPos, deleteNode }: ReactNodeViewProps) {
  const html: string = node.attrs.html
  const [view, setView] = useState<'shown' | 'source' | 'comparison'>('shown')

  const replace = (nodes: readonly { toJSON: () => object }[]) => {
    const position = getPos()
    if (position === undefined) return
    const range = { from: position, to: position + node.nodeSize }
    editor
      .chain()
      .focus()
      .insertContentAt(
        range,
        nodes.map((each) => each.toJSON()),
      )
      .run()
  }
  const move = (direction: -1 | 1) => {
    const position = getPos()
    if (position === undefined) return
    const { doc, tr } = editor.state
    const index = doc.resolve(position).index()
    const neighbour = doc.maybeChild(index + direction)
    if (!neighbour) return
    const target = position + direction * neighbour.nodeSize
    tr.delete(position, position + node.nodeSize).insert(target, node)
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView())
    editor.view.focus()
  }

  return (
    <NodeViewWrapper className={styles.frozen} role="group" aria-label={words.frozen} contentEditable={false}>
      <div className={styles.head} data-drag-handle="">
        <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.mark}>
          <path d="M8 1v14M2 4.5l12 7M14 4.5l-12 7" />
        </svg>
        <strong>{words.frozen}</strong>
        <span className={styles.reason}>{words.frozenReason}</span>
        <div className={styles.actions}>
          <Button kind="plain" onPress={() => setView('comparison')}>
            {words.frozenConvert}
          </Button>
          <Button kind="plain" onPress={() => setView(view === 'source' ? 'shown' : 'source')}>
            {words.frozenSource}
          </Button>
          <Button kind="plain" aria-label={words.frozenUp} onPress={() => move(-1)}>
            ↑
          </Button>
          <Button kind="plain" aria-label={words.frozenDown} onPress={() => move(1)}>
            ↓
          </Button>
          <Button kind="plain" onPress={() => deleteNode()}>
            {words.frozenRemove}
          </Button>
        </div>
      </div>
      {view === 'shown' && <ShownHtml html={html} />}
      {view === 'source' && (
        <SourceForm
          html={html}
          onSave={(source) => {
            setView('shown')
            if (source !== html) replace(readSource(source, node.attrs.before))
          }}
          onCancel={() => setView('shown')}
        />
      )}
      {view === 'comparison' && (
        <Comparison html={html} onConvert={replace} onCancel={() => setView('shown')} />
      )}
    </NodeViewWrapper>
  )
}

/** The elements of a changed source; the first has the white space that was before the element. */
function readSource(source: string, before: string | null) {
  return readText(source).doc.children.map((node, index) =>
    index === 0 ? node.type.create({ ...node.attrs, before }, node.content) : node,
  )
}

function SourceForm(props: { html: string; onSave: (source: string) => void; onCancel: () => void }) {
  const [source, setSource] = useState(props.html)
  return (
    <div className={styles.body}>
      <textarea
        className={styles.source}
        aria-label={words.frozenSourceLabel}
        value={source}
        rows={Math.min(16, source.split('\n').length + 2)}
        spellCheck={false}
        onChange={(event) => setSource(event.target.value)}
      />
      <ButtonRow>
        <Button onPress={() => props.onSave(source)}>{words.frozenSourceSave}</Button>
        <Button kind="plain" onPress={props.onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </div>
  )
}

/** The element before and after it becomes text, side by side. */
function Comparison(props: {
  html: string
  onConvert: (nodes: ReturnType<typeof convertHtml>) => void
  onCancel: () => void
}) {
  const [nodes] = useState(() =>
    convertHtml(props.html).filter((node) => node.textContent.trim() !== '' || node.isAtom),
  )
  return (
    <div className={styles.body}>
      <div className={styles.columns}>
        <section>
          <p className={styles.label}>{words.frozenBefore}</p>
          <ShownHtml html={props.html} />
        </section>
        <section>
          <p className={styles.label}>{words.frozenAfter}</p>
          {nodes.length > 0 ? (
            <ShownHtml html={nodes.map(serializeNode).join('\n')} />
          ) : (
            <p>{words.frozenConvertNothing}</p>
          )}
        </section>
      </div>
      <ButtonRow>
        {nodes.length > 0 && <Button onPress={() => props.onConvert(nodes)}>{words.frozenConvert}</Button>}
        <Button kind="plain" onPress={props.onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </div>
  )
}
