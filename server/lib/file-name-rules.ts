/** True if a name is that of a file beside others, as the studio names its own: it leads nowhere else. */
export const isFileName = (name: string | null): name is string =>
  name !== null && /^[A-Za-z0-9][\w-]*(\.[A-Za-z0-9]+)*$/.test(name)
