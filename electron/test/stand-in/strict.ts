/** The properties that a runtime reads of any object. */
const ASKED_OF_ALL = new Set<string | symbol>([
  'then',
  'toJSON',
  'constructor',
  'prototype',
  'name',
  'length',
  'asymmetricMatch',
])

/** An object, or a class and what it makes, of which nothing else can be used than what is there. */
export function strict<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key) {
      if (key in object || typeof key === 'symbol' || ASKED_OF_ALL.has(key)) {
        const value: unknown = Reflect.get(object, key, object)
        return typeof value === 'function' && !isClass(value) ? value.bind(object) : value
      }
      throw new Error(`The stand-in for Electron does not know ${name}.${key}`)
    },
  })
}

const isClass = (value: Function) => /^class\b/.test(Function.prototype.toString.call(value))

/** An event that can be prevented, with further fields. */
export function preventable<T extends object>(fields: T): T & { preventDefault(): void; isPrevented: boolean } {
  const event = Object.assign({ isPrevented: false, preventDefault: () => {} }, fields)
  event.preventDefault = () => void (event.isPrevented = true)
  return event
}
