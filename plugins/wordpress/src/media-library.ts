/** The part of WordPress's media library that is used. */
interface MediaWindow {
  wp?: {
    media?: (options: object) => {
      on(event: 'select', callback: () => void): void
      open(): void
      state(): { get(name: 'selection'): { first(): { toJSON(): { id: number; url: string } } } }
    }
  }
}

export interface Image {
  readonly id: number
  readonly url: string
}

/** Opens WordPress's media library, and hands over what is chosen there. */
export function openMediaLibrary(title: string, onChoice: (image: Image) => void): void {
  const frame = (window as MediaWindow).wp?.media?.({ title, library: { type: 'image' }, multiple: false })
  frame?.on('select', () => onChoice(frame.state().get('selection').first().toJSON()))
  frame?.open()
}
