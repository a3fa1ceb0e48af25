const storedUnder = 'citable-key'

export const readKey = () => sessionStorage.getItem(storedUnder)
export const storeKey = (key) => sessionStorage.setItem(storedUnder, key)
export const forgetKey = () => sessionStorage.removeItem(storedUnder)

/** The failure, in words to show. */
class Problem extends Error {
  constructor(message, code) {
    super(message)
    this.code = code
  }
}

/** Calls the service that has served this page. Throws a Problem. */
export async function call(method, path, body) {
  const answer = await send(method, path, body)
  if (answer.status === 204) return null
  const value = await answer.json().catch(() => null)
  if (value === null) throw new Problem(`The service answered with status ${answer.status}.`, 'unknown')
  return value
}

/** Hands a table of the service to the person as a file, under the name that the service gives it. Throws a Problem. */
export async function download(path) {
  const answer = await send('GET', path)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'citable.csv'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

let titles = null

/** The title of each check, by its id. */
export function checkTitles() {
  titles ??= fetch(new URL('console/checks.json', document.baseURI))
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}))
  return titles
}

async function send(method, path, body) {
  let answer
  try {
    answer = await fetch(new URL(`v1/${path}`, document.baseURI), {
      method,
      headers: { authorization: `Bearer ${readKey() ?? ''}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Problem('The service does not answer. Check that it runs, then try again.', 'unreachable')
  }
  if (answer.ok) return answer
  const value = await answer.json().catch(() => null)
  throw new Problem(value?.detail ?? `The service answered with status ${answer.status}.`, value?.code ?? 'unknown')
}
