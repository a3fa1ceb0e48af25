import { Button, Notice, SearchControl, SelectControl, Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { FileImport } from './file-import.tsx'
import {
  type Changes,
  isDone,
  type PostRow,
  type Question,
  queryOf,
  type Result,
  type Row,
  readPage,
  sameKeys,
  saveRows,
  sentenceOf,
} from './requests.ts'
import { TextsTable } from './texts-table.tsx'

/** Facts from PHP. */
interface Facts {
  readonly types: readonly { readonly name: string; readonly label: string }[]
  readonly download: string
}

declare global {
  interface Window {
    citableTexts?: Facts
  }
}

const wrong = () => __('Something went wrong. Try again.', 'citable')

/** Citable → Titles and descriptions. */
export function TextsPage() {
  const { types = [], download = '' } = window.citableTexts ?? {}
  const [question, setQuestion] = useState<Question>({ filter: 'all', type: '', search: '' })
  const [posts, setPosts] = useState<readonly PostRow[] | null>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const [next, setNext] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  /** Saves that can be taken back, the last one first. */
  const [done, setDone] = useState<readonly Row[]>([])
  const [isLoading, setIsLoading] = useState(false)
  /** Counts what asks for the list anew. */
  const [round, setRound] = useState(0)

  const load = async (before: number, isCurrent: () => boolean): Promise<void> => {
    setIsLoading(true)
    setProblem('')
    try {
      const page = await readPage(question, before)
      if (!isCurrent()) return
      setPosts((known) => (before === 0 ? page.posts : [...(known ?? []), ...page.posts]))
      setNames(page.names)
      setNext(page.next)
    } catch (error) {
      if (isCurrent()) setProblem(sentenceOf(error, wrong()))
    }
    if (isCurrent()) setIsLoading(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is that of the question; `round` asks it again
  useEffect(() => {
    let isCurrent = true
    setPosts(null)
    const timer = setTimeout(() => load(0, () => isCurrent), question.search === '' ? 0 : 300)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [question, round])

  const show = ({ id, texts }: Result): void => {
    if (texts) setPosts((known) => known && known.map((post) => (post.id === id ? { ...post, texts } : post)))
  }

  /** null: it is stored; else why not. */
  const save = async (post: PostRow, changes: Changes): Promise<string | null> => {
    try {
      const [result] = await saveRows([{ id: post.id, changes, expected: sameKeys(post.texts, changes) }])
      if (!result) return wrong()
      show(result)
      if (!isDone(result)) return result.message
      const { before, texts } = result
      if (before && texts && result.result === 'stored')
        setDone((rows) => [{ id: post.id, changes: sameKeys(before, changes), expected: sameKeys(texts, changes) }, ...rows])
      /* translators: %s: title of a post. */
      setSaid(sprintf(__('Saved: %s', 'citable'), post.title))
      return null
    } catch (error) {
      return sentenceOf(error, wrong())
    }
  }

  const undo = async (): Promise<void> => {
    const [row, ...rest] = done
    if (!row) return
    setProblem('')
    try {
      const [result] = await saveRows([row])
      if (!result) return
      show(result)
      setDone(rest)
      const title = posts?.find(({ id }) => id === row.id)?.title
      if (!isDone(result)) setProblem(result.message)
      else if (title === undefined) setSaid(__('The last change was taken back.', 'citable'))
      else {
        /* translators: %s: title of a post, whose last change was undone. */
        setSaid(sprintf(__('Taken back: %s', 'citable'), title))
      }
    } catch (error) {
      setProblem(sentenceOf(error, wrong()))
    }
  }

  const ask = (part: Partial<Question>): void => setQuestion({ ...question, ...part })
  const filters = [
    { value: 'all', label: __('All posts', 'citable') },
    { value: 'no_description', label: __('Without a description', 'citable') },
    { value: 'no_title', label: __('Without a title of their own', 'citable') },
    { value: 'noindex', label: __('Hidden from search engines', 'citable') },
  ]
  return (
    <div className="citable-texts">
      <div className="citable-texts__tools">
        <SelectControl
          label={__('Show', 'citable')}
          value={question.filter}
          options={filters}
          onChange={(filter) => ask({ filter })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        {types.length > 1 && (
          <SelectControl
            label={__('Kind of content', 'citable')}
            value={question.type}
            options={[{ value: '', label: __('All kinds', 'citable') }, ...types.map(({ name, label }) => ({ value: name, label }))]}
            onChange={(type) => ask({ type })}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
        )}
        <SearchControl
          label={__('Search in titles', 'citable')}
          hideLabelFromVision={false}
          value={question.search}
          onChange={(search) => ask({ search })}
          __nextHasNoMarginBottom
        />
        <Button variant="secondary" href={`${download}&${queryOf(question)}`} __next40pxDefaultSize>
          {__('Download as CSV', 'citable')}
        </Button>
      </div>
      <FileImport save={saveRows} onDone={() => setRound(round + 1)} />
      <div className="citable-texts__said citable-texts__last">
        <p role="status">{said}</p>
        {done.length > 0 && (
          <Button variant="secondary" onClick={undo}>
            {__('Undo', 'citable')}
          </Button>
        )}
      </div>
      {problem !== '' && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
      {posts && posts.length > 0 && <TextsTable posts={posts} names={names} save={save} />}
      {posts?.length === 0 && next === null && <p>{__('No post is in this list.', 'citable')}</p>}
      {isLoading && <Spinner />}
      {posts && next !== null && !isLoading && (
        <div className="citable-texts__more">
          <Button variant="secondary" onClick={() => load(next, () => true)} __next40pxDefaultSize>
            {posts.length === 0 ? __('Look further', 'citable') : __('Show more', 'citable')}
          </Button>
          <span>
            {sprintf(
              /* translators: %d: number of posts on screen. */
              _n('%d post is shown.', '%d posts are shown.', posts.length, 'citable'),
              posts.length,
            )}
          </span>
        </div>
      )}
    </div>
  )
}
