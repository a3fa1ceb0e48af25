const storedUnder = 'citable-key'

export const readKey = () => sessionStorage.getItem(storedUnder)
export const keepKey = (key) => sessionStorage.setItem(storedUnder, key)
export const forgetKey = () => sessionStorage.removeItem(storedUnder)

/** What went wrong, in words to show. */
class Problem extends Error {
  constructor(message, code) {
    super(message)
    this.code = code
  }
}

/** Calls the service that has served this page. Throws a Problem. */
export async function call(method, path, body) {
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
  if (answer.status === 204) return null
  const value = await answer.json().catch(() => null)
  if (answer.ok && value !== null) return value
  throw new Problem(value?.detail ?? `The service answered with status ${answer.status}.`, value?.code ?? 'unknown')
}
