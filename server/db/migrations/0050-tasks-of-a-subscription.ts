/** Finds messages to the processor about a subscription when it reports that one has ended. */
export const tasksOfASubscription = /* sql */ `
CREATE INDEX processor_tasks_subscription ON processor_tasks (subscription_id);
`
