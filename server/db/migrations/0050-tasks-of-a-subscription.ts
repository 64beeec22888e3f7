/** What the processor was told of a subscription, as it is looked for when it says that one has ended. */
export const tasksOfASubscription = /* sql */ `
CREATE INDEX processor_tasks_subscription ON processor_tasks (subscription_id);
`
