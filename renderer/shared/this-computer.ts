/** True if a host is the computer that asks, and no other device would find the studio under it. */
export const isThisComputer = (hostname: string): boolean => /^(localhost|127\.|\[::1\])/.test(hostname)
