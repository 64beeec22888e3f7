import nodemailer from 'nodemailer'
import type { Letter, Mail } from './port.ts'

export const smtpMail: Mail = {
  send: async (settings, letter) => {
    const transport = nodemailer.createTransport({
      host: settings.host,
      port: settings.port,
      secure: settings.security === 'tls',
      requireTLS: settings.security === 'starttls',
      ignoreTLS: settings.security === 'none',
      connectionTimeout: 15_000,
      socketTimeout: 30_000,
      ...(settings.username && { auth: { user: settings.username, pass: settings.password ?? '' } }),
    })
    const { from, to, subject, text, html, attachments } = letter
    const person = ({ name, address }: Letter['to']) => ({ name: name ?? '', address })
    try {
      await transport.sendMail({
        from: person(from),
        to: person(to),
        subject,
        text,
        html,
        attachments: attachments?.map((part) => ({ ...part, content: Buffer.from(part.content) })),
      })
    } finally {
      transport.close()
    }
  },
}
