/**
 * A switch for Chromium without its own pages. A whole Chromium loads three of them behind the address bar of each new window,
 * which nobody sees without a screen: half the work of opening one. The switch counts once, so what Playwright turns off by
 * it is turned off here too.
 */
const BEHIND_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const quietly = `--disable-features=${[...BY_PLAYWRIGHT, ...BEHIND_THE_ADDRESS_BAR].join()}`;
