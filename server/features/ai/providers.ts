import type { ChatTarget, TestTarget } from '../../ports/ai/port.ts'

/** An AI provider at which a studio can have its own key. */
interface Provider {
  id: string
  display_name: string
  key_help_url: string
  base: string
  /** Where a key is tried, below the base; the list of models, unless that is open to everybody. */
  test: string
  /** How the key is sent where it is tried. */
  keyHeaders: (key: string) => Record<string, string>
  /** Statuses of a wrong key besides 401 and 403. */
  alsoWrong: readonly number[]
  /** The model that is asked for. It is shown to nobody. */
  model: string
}

const usual = {
  test: '/models',
  keyHeaders: (key: string) => ({ Authorization: `Bearer ${key}` }),
  alsoWrong: [],
}

/** All that speak OpenAI's chat completions. */
export const providers: readonly Provider[] = [
  {
    ...usual,
    id: 'openai',
    display_name: 'OpenAI',
    key_help_url: 'https://platform.openai.com/api-keys',
    base: 'https://api.openai.com/v1',
    model: 'gpt-5.4-mini',
  },
  {
    ...usual,
    id: 'anthropic',
    display_name: 'Anthropic',
    key_help_url: 'https://console.anthropic.com/settings/keys',
    base: 'https://api.anthropic.com/v1',
    keyHeaders: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    model: 'claude-haiku-5-5',
  },
  {
    ...usual,
    id: 'google',
    display_name: 'Google Gemini',
    key_help_url: 'https://aistudio.google.com/apikey',
    base: 'https://generativelanguage.googleapis.com/v1beta/openai',
    // It calls a wrong key a bad request.
    alsoWrong: [400],
    model: 'gemini-flash-latest',
  },
  {
    ...usual,
    id: 'mistral',
    display_name: 'Mistral',
    key_help_url: 'https://console.mistral.ai/api-keys',
    base: 'https://api.mistral.ai/v1',
    model: 'mistral-small-latest',
  },
  {
    ...usual,
    id: 'groq',
    display_name: 'Groq',
    key_help_url: 'https://console.groq.com/keys',
    base: 'https://api.groq.com/openai/v1',
    model: 'openai/gpt-oss-120b',
  },
  {
    ...usual,
    id: 'xai',
    display_name: 'xAI',
    key_help_url: 'https://console.x.ai',
    base: 'https://api.x.ai/v1',
    model: 'grok-4.7',
  },
  {
    ...usual,
    id: 'deepseek',
    display_name: 'DeepSeek',
    key_help_url: 'https://platform.deepseek.com/api_keys',
    base: 'https://api.deepseek.com',
    model: 'deepseek-flash',
  },
  {
    ...usual,
    id: 'openrouter',
    display_name: 'OpenRouter',
    key_help_url: 'https://openrouter.ai/keys',
    base: 'https://openrouter.ai/api/v1',
    // Its models anybody may list.
    test: '/key',
    model: 'openrouter/auto',
  },
  {
    ...usual,
    id: 'together',
    display_name: 'Together AI',
    key_help_url: 'https://api.together.ai/settings/api-keys',
    base: 'https://api.together.xyz/v1',
    model: 'openai/gpt-oss-120b',
  },
]

type Bases = Readonly<Record<string, string>>

const baseOf = ({ id, base }: Provider, bases: Bases) => (bases[id] ?? base).replace(/\/+$/, '')

/** Where a key of a provider is tried; `bases` are other addresses than the providers' own. */
export function testOf(provider: Provider, key: string, bases: Bases): TestTarget {
  const { test, keyHeaders, alsoWrong } = provider
  return { url: baseOf(provider, bases) + test, headers: keyHeaders(key), alsoWrong }
}

/** Where a provider completes chats. */
export function chatOf(provider: Provider, key: string, bases: Bases): ChatTarget {
  return { url: `${baseOf(provider, bases)}/chat/completions`, key, model: provider.model, streams: true }
}

/** The provider with an id; undefined where there is none. */
export const providerOf = (id: string): Provider | undefined => providers.find((provider) => provider.id === id)
