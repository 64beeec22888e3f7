/** Whether a text is what the code on a phone says; the server looks whether it is genuine. */
export const isCode = (text: string): boolean => /^\d{1,15}\.\d{1,12}\.[0-9a-f]{32}$/.test(text)
