import type { Plugin } from 'vite'

/** What React's own part for browsers does that none of these pages asks of it, by the functions that do it. */
const NOT_ASKED = {
  /** Going on from HTML that a server has drawn: these pages begin empty. */
  hydration: `updateDehydratedSuspenseComponent canHydrateInstance prepareToHydrateHostInstance popHydrationState
    clearHydrationBoundary getHydratableHoistableCache hideOrUnhideDehydratedBoundary attemptExplicitHydrationTarget
    scheduleReplayQueueIfNeeded attemptReplayContinuousQueuedEvent accumulateOrCreateContinuousQueuedReplayableEvent
    retryIfBlockedOn queueIfContinuousEvent canHydrateHydrationBoundary canHydrateTextInstance
    throwOnHydrationMismatch upgradeHydrationErrorsToRecoverable queueHydrationError resetHydrationState
    retrySuspenseComponentWithoutHydrating retryActivityComponentWithoutHydrating commitSuspenseHydrationCallbacks
    commitActivityHydrationCallbacks retryDehydratedSuspenseBoundary getNextHydratable attemptContinuousHydration
    getNextHydratableInstanceAfterHydrationBoundary getParentHydrationBoundary attemptHydrationAtCurrentPriority
    mountHostRootWithoutHydrating getBumpedLaneForHydration getBumpedLaneForHydrationByLane clearIfContinuousEvent
    replayUnblockedEvents`,
  /** Moving from one view to another by the browser's own transitions. */
  views: `startViewTransition commitAfterMutationEffectsOnFiber measureViewTransitionHostInstancesRecursive
    restoreViewTransitionName commitDeletedPairViewTransitions commitExitViewTransitions measureNestedViewTransitions
    applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive applyViewTransitionName
    commitAppearingPairViewTransitions commitEnterViewTransitions estimateBandwidth restoreEnterOrExitViewTransitions
    restoreNestedViewTransitions commitNestedViewTransitions getViewTransitionClassName getViewTransitionName
    restorePairedViewTransitions restoreViewTransitionOnHostInstances scheduleViewTransitionEvent measureClonedInstance
    createViewTransitionInstance ViewTransitionPseudoElement reportViewTransitionError trackEnterViewTransitions
    pushViewTransitionCancelableScope createMeasurement`,
  /** Style sheets, scripts and what else of a head is written among the elements: the build writes the head. */
  heads: `isHostHoistableType getResource acquireResource preload preinitStyle preloadModule preinitModuleScript
    preinitScript insertStylesheetIntoRoot preloadInstanceAndSuspendIfNeeded preloadResourceAndSuspendIfNeeded
    suspendResource accumulateSuspenseyCommitOnFiber waitForCommitToBeReady insertStylesheet insertSuspendedStylesheets
    preloadStylesheet adoptPreloadPropsForStylesheet createHoistableInstance mountHoistable preloadResource
    commitHostSingletonAcquisition resolveSingletonInstance releaseSingletonInstance isLikelyStaticResource`,
  /** References to fragments. */
  fragments: `validateDocumentPositionWithFiberTree commitNewChildToFragmentInstance deleteChildFromFragmentInstance
    commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
    findFragmentInstanceOrTextInstanceSiblings getFragmentInstanceOrTextInstanceSiblings blurActiveElementWithinFragment
    collectClientRects scrollTextNodeIntoView addFragmentHandleToFiber addFragmentHandleToInstance FragmentInstance
    setFocusIfFocusable indexOfEventListener`,
  /** Forms by actions, lists that wait for one another, parts kept hidden, elements of one's own. */
  others: `updateActivityComponent mountActivityChildren updateSuspenseListComponent initSuspenseListRenderState
    setPropOnCustomElement runActionStateAction updateActionStateImpl mountActionState rerenderActionState
    dispatchActionState ensureFormComponentIsStateful startHostTransition TransitionAwareHostComponent
    defaultOnDefaultTransitionIndicator onActionSuccess onActionError`,
  /** The way to what failed: nobody reads it in these pages. */
  ways: 'describeNativeComponentFrame describeBuiltInComponentFrame describeFiber',
}

const FILE = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/

/** Leaves that out: a tenth of what a phone has to fetch first. Where the library has changed, the build says so. */
export function plainDom(): Plugin {
  return {
    name: 'plain-dom',
    enforce: 'pre',
    transform: (code, id) => (FILE.test(id) ? withoutHydrating(withoutFragments(without(code))) : null),
  }
}

function without(code: string): string {
  const names = Object.values(NOT_ASKED).flatMap((list) => list.split(/\s+/))
  return names.reduce((left, name) => {
    const found = new RegExp(`^function ${name}\\(([^]*?)\\) \\{[^]*?^\\}`, 'm')
    if (!found.test(left)) throw new Error(`React has no function ${name} any more: read renderer/plain-dom.ts anew`)
    return left.replace(found, (_, given: string) => `function ${name}(${given}) { return null }`)
  }, code)
}

/** What is said of fragments' references outside of functions. */
const withoutFragments = (code: string): string =>
  code.replaceAll(/^(?:FragmentInstance\.prototype\.|exports\.hydrateRoot = )[^]*?^\};\n/gm, '')

/** Says once and for all that no page goes on from a server's HTML: what asks for that is left out with it. */
function withoutHydrating(code: string): string {
  const asked = code.replace('  isHydrating = !1,\n', '').replaceAll(/isHydrating = (?:![01]|[a-z]\w*)(?=[,;)])/g, '0')
  if (/[^=!]isHydrating = /.test(asked))
    throw new Error('React hydrates in another way: read renderer/plain-dom.ts anew')
  return `const isHydrating = false;${asked}`
}
